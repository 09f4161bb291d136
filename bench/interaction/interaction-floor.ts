// Floor of `bench -- interaction`: a React page with one button that changes its own label.
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const program = `
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
function Word() {
  const [isOne, setOne] = useState(true)
  return createElement('button', { onClick: () => setOne(!isOne) }, isOne ? 'One' : 'Two')
}
createRoot(document.getElementById('root')).render(createElement(Word))
`

export async function buildFloorPage(): Promise<string> {
  const name = '\0floor'
  const bundle = await rolldown({
    input: name,
    cwd: join(import.meta.dirname, '../..'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? program : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  const code = output[0].code.replaceAll('</script', '<\\/script')
  return `<!doctype html><meta charset="utf-8"><title>Floor</title><div id="root"></div><script>${code}</script>`
}
