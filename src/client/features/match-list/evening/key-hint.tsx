// The key of a button, for eyes alone: its name is the button's.

export const KeyHint = ({ name }: { name: string }) => (
  <kbd aria-hidden className="rounded border border-current px-1 text-xs font-semibold">
    {name}
  </kbd>
)
