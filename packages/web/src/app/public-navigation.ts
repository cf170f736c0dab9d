// The navigation of public pages, which the signed-in app does not load.

export { MobileMenu } from './mobile-menu.tsx';
export { SectionLinks } from './section-links.tsx';
