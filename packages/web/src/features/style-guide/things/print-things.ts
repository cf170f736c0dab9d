/** Prints the mock-ups without the rest of the page. */
export function printThings(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'things';
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true });
  window.print();
}
