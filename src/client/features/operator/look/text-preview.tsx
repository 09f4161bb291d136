// Draws the server's HTML of a text anew, element by element, and no other than these.
import { createElement, type ReactNode } from 'react'
import { ownTextFaultTexts } from '#words/en/operator/texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ConsoleFrame } from '../console-frame.tsx'
import { usePage, type Shows } from '../use-page.ts'

const elements = new Set('blockquote br code del em h2 h3 hr li ol p strong ul'.split(' '))

function draw(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof HTMLElement)) return null
  const inside = Array.from(node.childNodes, draw)
  if (node instanceof HTMLAnchorElement)
    return (
      <a key={key} href={node.href} target="_blank" rel="noreferrer">
        {inside}
      </a>
    )
  if (!elements.has(node.localName)) return inside
  return createElement(node.localName, { key }, ...inside)
}

const drawAll = (html: string): ReactNode[] =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, draw)

type Text = Shows<'texts'>['texts'][number]

export function TextPreview({ text: { name, language, markdown } }: { text: Text }) {
  const faults = useTexts(ownTextFaultTexts)
  const read = usePage('preview', { page: 'preview', name, markdown })
  return (
    <ConsoleFrame read={read}>
      {({ html, css, fault }) => {
        if (fault !== null) return <Notice tone="bad">{faults[fault]}</Notice>
        if (read.isLoading) return <SkeletonList rows={3} />
        return (
          <div lang={language} className="own">
            <style>{css}</style>
            {drawAll(html)}
          </div>
        )
      }}
    </ConsoleFrame>
  )
}
