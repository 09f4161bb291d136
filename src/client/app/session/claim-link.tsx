// Asks whether games played without an account are the reader's: from a personal link in this
// browser, or noted by others with the reader's e-mail address.
import { useState } from 'react'
import { clearStored, getStored } from '../../device/storage.ts'
import { useRead } from '../../net/use-read.ts'
import { useMe } from '../../session/use-me.ts'
import { useUnasked } from '../dialog/use-unasked.ts'
import { ClaimSheet } from './claim-sheet.tsx'

export function ClaimLink() {
  const [key, setKey] = useState(() => getStored('personalLink'))
  const claims = useMe().data?.claims ?? 0
  const close = () => {
    clearStored('personalLink')
    clearStored('personalEmail')
    setKey(null)
  }
  if (key !== null) return <BehindLink linkKey={key} onClose={close} />
  return claims > 0 ? <NotedByOthers /> : null
}

function BehindLink({ linkKey, onClose }: { linkKey: string; onClose: () => void }) {
  return useUnasked(linkKey) && <ClaimSheet asked={{ key: linkKey }} onClose={onClose} />
}

function NotedByOthers() {
  const [later, setLater] = useState<readonly string[]>([])
  const { data } = useRead('contacts-toClaim', {})
  const noted = data?.contacts.find(({ contactId }) => !later.includes(contactId))
  const isFree = useUnasked(noted?.contactId ?? null)
  if (noted === undefined || !isFree) return null
  const { contactId } = noted
  return (
    <ClaimSheet
      key={contactId}
      asked={{ contactId }}
      noted={noted}
      onClose={() => setLater([...later, contactId])}
    />
  )
}
