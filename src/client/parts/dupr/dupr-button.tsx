// The organizers' button for the DUPR file of an event or a league. Its sheet loads on demand,
// because it is rarely needed.
import { Suspense, useState } from 'react'
import { FileCheck } from 'lucide-react'
import { duprTexts } from '#words/en/dupr/dupr.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import type { DuprSource } from './dupr-sheet.tsx'

const DuprSheet = lazyPart(() => import('./dupr-sheet.tsx'), 'DuprSheet')

export function DuprButton({ source, name }: { source: DuprSource; name: string }) {
  const t = useTexts(duprTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        <FileCheck aria-hidden size={20} />
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <DuprSheet source={source} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
