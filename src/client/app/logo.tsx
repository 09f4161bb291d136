// The logo: the installation's own, or a court and a ball that has just crossed the side line.
import { useBrand } from '#client/brand.ts'

/**
 * The mark alone, hidden from screen readers: put a name beside it. public/icon.svg is the same
 * drawing.
 */
export function LogoMark({ className }: { className?: string }) {
  const { logo } = useBrand()
  if (logo !== '') return <img src={logo} alt="" className={className} />
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <rect x="3" y="9" width="34" height="36" rx="9" fill="#0b7a55" />
      <path
        d="M9 18h22M9 36h22M20 9v9M20 36v9"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2.5"
        fill="none"
      />
      <path d="M3 27h34" stroke="#fff" strokeWidth="3.5" />
      <circle
        cx="35"
        cy="14"
        r="11.5"
        fill="#d8f23f"
        stroke="var(--color-bg,#fff)"
        strokeWidth="3"
      />
      <path
        d="M35 9.2v.01M39.6 12.6v.01M37.9 18v.01M32.1 18v.01M30.4 12.6v.01"
        stroke="#48640a"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-xl font-extrabold tracking-tight text-fg">
      <LogoMark className="size-8" />
      {useBrand().name}
    </span>
  )
}
