// CSS classes of one option in a menu or a list.

export const optionClasses =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none hover:bg-soft focus:bg-soft disabled:cursor-default disabled:opacity-45'
