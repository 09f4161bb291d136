// The region of toasts and its queue. Loaded with the first toast by toasts.tsx.
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { buttonClasses } from '../button-classes.ts'
import { Button as PlainButton } from '../button.tsx'
import { labels } from '../words/labels.ts'

export type ToastWords = {
  title: string
  text?: string
  tone?: 'good' | 'info' | 'bad'
  about?: string
  forMs?: number
  action?: { label: string; onPress: () => void }
}

const icons = { good: CircleCheck, info: Info, bad: TriangleAlert } as const
const iconColors = { good: 'text-brand', info: 'text-cool', bad: 'text-bad' } as const
const shownMs = 6000

const queue = new ToastQueue<ToastWords>({ maxVisibleToasts: 2 })

/** Shows for six seconds or its own duration, longer while hovered or focused. */
export function addToast(words: ToastWords): void {
  const older = queue.visibleToasts.filter(
    ({ content }) => words.about !== undefined && content.about === words.about,
  )
  for (const { key } of older) queue.close(key)
  queue.add(words, { timeout: words.forMs ?? shownMs })
}

/** The excess over the top bar moves the page down; see `toasts` in theme.css. */
function tellHeight(region: HTMLElement | null) {
  if (region === null) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--toasts', `${region.offsetHeight}px`),
  )
  observer.observe(region)
  return () => {
    observer.disconnect()
    style.removeProperty('--toasts')
  }
}

export function ToastView() {
  return (
    <ToastRegion
      queue={queue}
      ref={tellHeight}
      className="fixed inset-x-4 toasts z-70 mx-auto flex max-w-md flex-col gap-2 rounded-2xl outline-none focus-visible:ring-focus"
    >
      {({ toast }) => {
        const { title, text, tone = 'good', action } = toast.content
        const Icon = icons[tone]
        return (
          <AriaToast
            toast={toast}
            className="flex animate-rise items-center gap-3 rounded-2xl border border-line bg-card py-1 pr-1 pl-4 text-fg shadow-float outline-none focus-visible:ring-focus"
          >
            <Icon aria-hidden size={24} className={`shrink-0 ${iconColors[tone]}`} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <ToastContent className="flex min-w-16 flex-1 flex-col">
                <Text slot="title" className="font-semibold">
                  {title}
                </Text>
                {text !== undefined && (
                  <Text slot="description" className="text-sm wrap-anywhere text-muted">
                    {text}
                  </Text>
                )}
              </ToastContent>
              {action !== undefined && (
                <PlainButton
                  variant="soft"
                  size="sm"
                  onPress={() => {
                    queue.close(toast.key)
                    action.onPress()
                  }}
                >
                  {action.label}
                </PlainButton>
              )}
            </div>
            <Button
              slot="close"
              aria-label={labels.close}
              className={buttonClasses({ variant: 'ghost', size: 'icon' })}
            >
              <X aria-hidden size={20} />
            </Button>
          </AriaToast>
        )
      }}
    </ToastRegion>
  )
}
