// The message input, which grows with its text up to a limit. Enter sends with a hardware keyboard
// and breaks the line on a phone.
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { clsx } from 'clsx'
import { SendHorizontal } from 'lucide-react'
import { inputMaxHeightPx, messageMax } from '#domain/message/message.ts'
import { threadTexts } from '#words/en/message/messages.ts'
import { useTexts } from '../../i18n/texts.ts'
import { fieldBox, fieldFocus } from '../../ui/field/field-classes.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const hasKeyboard = (): boolean => !matchMedia('(pointer: coarse)').matches

export function MessageInput({ onSend }: { onSend: (message: string) => void }) {
  const t = useTexts(threadTexts)
  const { draft, change } = useDraft(() => ({ text: '' }))
  const { text } = draft
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const area = box.current
    if (area === null) return
    area.style.height = 'auto'
    // scrollHeight excludes the border, the height includes it.
    area.style.height = `${Math.min(area.scrollHeight + area.offsetHeight - area.clientHeight, inputMaxHeightPx)}px`
  })
  const send = () => {
    const message = text.trim()
    if (message === '') return
    onSend(message)
    change({ text: '' })
    box.current?.focus()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard())
      return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="mx-auto flex w-full max-w-2xl items-end gap-2 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={box}
        rows={1}
        value={text}
        aria-label={t.write}
        placeholder={t.write}
        maxLength={messageMax}
        enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={sendOnEnter}
        className={clsx(fieldBox, fieldFocus, 'resize-none py-3 leading-normal')}
      />
      <IconButton
        type="submit"
        variant="primary"
        icon={SendHorizontal}
        label={t.send}
        isDisabled={text.trim() === ''}
        className="mb-1"
      />
    </form>
  )
}
