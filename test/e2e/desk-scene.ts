// Windows of a computer and of a tablet; stories begin with a phone's.

const windowOf = (width: number, height: number) => ({
  context: { viewport: { width, height }, isMobile: false, hasTouch: false },
})
export const desktop = windowOf(1440, 900)
export const tablet = windowOf(1024, 768)
