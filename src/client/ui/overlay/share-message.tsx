// A preview of a group chat text, and the ways to send it.
import { useEffect, useState } from 'react'
import { ClipboardList, MessageCircle, MessageSquareText } from 'lucide-react'
import { buttonClasses } from '../button-classes.ts'
import { Button } from '../button.tsx'
import { Checkbox } from '../field/checkbox.tsx'
import type { SharedMessage } from './dialogs.ts'
import type { ShareWords } from './share-sheet.tsx'

type MessagePartProps = {
  message: SharedMessage
  words: ShareWords
  onCopy: (text: string) => void
}

export function MessagePart({ message, words, onCopy }: MessagePartProps) {
  const [isTicked, setTicked] = useState(false)
  const { text, hasFailed } = useWritten(message, !message.isPrivate || isTicked)
  return (
    <section aria-label={words.group} className="flex flex-col gap-2">
      <h3 className="font-semibold">{words.group}</h3>
      {message.isPrivate && message.mayTick && (
        <Checkbox isSelected={isTicked} onChange={setTicked}>
          {words.withNames}
        </Checkbox>
      )}
      <textarea
        readOnly
        rows={7}
        value={text}
        aria-label={words.group}
        aria-busy={text === ''}
        className="field-sizing-content max-h-96 min-h-48 rounded-xl bg-soft px-4 py-3 text-sm outline-none focus-visible:ring-focus"
      />
      {hasFailed && <output className="text-sm text-muted">{words.namesFailed}</output>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="plain"
          className="w-full"
          isDisabled={text === ''}
          onPress={() => onCopy(text)}
        >
          <ClipboardList aria-hidden size={20} />
          {words.copyMessage}
        </Button>
        <ToApp
          icon={MessageCircle}
          label={words.whatsApp}
          address="https://wa.me/?text="
          text={text}
        />
        <ToApp icon={MessageSquareText} label={words.sms} address="sms:?body=" text={text} />
      </div>
    </section>
  )
}

function ToApp({
  icon: Icon,
  label,
  address,
  text,
}: {
  icon: typeof MessageCircle
  label: string
  address: string
  text: string
}) {
  return (
    <a
      href={`${address}${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={`flex-1 ${buttonClasses({ variant: 'plain' })}`}
    >
      <Icon aria-hidden size={20} />
      {label}
    </a>
  )
}

function useWritten({ write }: SharedMessage, withNames: boolean) {
  const [written, setWritten] = useState({ text: '', hasFailed: false })
  useEffect(() => {
    let isCurrent = true
    const show = (text: string, hasFailed: boolean) => {
      if (isCurrent) setWritten({ text, hasFailed })
    }
    void write(withNames).then(
      (text) => show(text, false),
      async () => show(await write(false), true),
    )
    return () => {
      isCurrent = false
    }
  }, [write, withNames])
  return written
}
