/** A skeleton with the layout of a style guide, shown while the first guide is generated. */
export function GuidePlaceholder() {
  return (
    <div className="page" aria-hidden="true">
      <div className="border-t border-border pt-10 pb-10 md:pt-14">
        <p className="note">Generating style guide…</p>
        <div className="mt-3 h-[42px] w-2/3 max-w-[520px] bg-border-subtle sm:h-[64px]" />
        <div className="mt-4 h-[52px] max-w-[520px] bg-border-subtle" />
      </div>
      <div className="grid gap-x-10 gap-y-6 border-t border-border py-10 md:grid-cols-[180px_minmax(0,1fr)] md:py-[44px]">
        <div className="h-[24px] w-[90px] bg-border-subtle" />
        <div className="grid gap-[2px] pt-[72px]">
          <div className="grid h-[410px] gap-[2px] sm:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]">
            <div className="bg-border-subtle" />
            <div className="bg-border-subtle" />
          </div>
          <div className="h-[96px] bg-border-subtle" />
        </div>
      </div>
      <div className="h-[4000px]" />
    </div>
  );
}
