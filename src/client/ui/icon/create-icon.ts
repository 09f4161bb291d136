// Stands in for Lucide's component (vite.config.ts), which also has stroke sizes and contexts.
import { createElement, type ComponentType, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { size?: number }
type IconData = { node: readonly (readonly [tag: string, shape: Record<string, string>])[] }

export default function createIcon({ node }: IconData): ComponentType<IconProps> {
  const shapes = node.map(([tag, shape]) => createElement(tag, shape))
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes,
    )
}
