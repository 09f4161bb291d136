// The routes at run time, each a child of the root. The generated tree would weigh 0.6 kB more.
import type { AnyRoute } from '@tanstack/react-router'
import type { routeTree as generatedTree } from '../route-tree.gen.ts'
import { Route as root } from '../routes/__root.tsx'

const routesByFile = import.meta.glob<AnyRoute>(['./*.tsx', '!./__root.tsx'], {
  base: '../routes',
  eager: true,
  import: 'Route',
})

const routes = Object.entries(routesByFile).map(([file, route]) => {
  const path = toPath(file)
  return route.update({ id: path, path, getParentRoute: () => root } as never)
})

export const routeTree = root.addChildren(routes) as unknown as typeof generatedTree

function toPath(file: string): string {
  const name = file.slice('./'.length, -'.tsx'.length)
  return name === 'home' ? '/' : `/${name.replaceAll('.', '/')}`
}
