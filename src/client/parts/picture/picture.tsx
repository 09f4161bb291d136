// An illustration for an empty screen or a celebration. All drawings load with the first one; its
// space is reserved.
import { Suspense } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'

const Drawing = lazyPart(() => import('./drawings.tsx'), 'Drawing')

export const pictureNames = [
  'no-events',
  'no-friends',
  'no-messages',
  'no-results',
  'no-venues',
  'offline',
  'not-found',
  'done',
  'diamond',
  'gold',
  'silver',
  'bronze',
  'pass',
] as const

export type PictureName = (typeof pictureNames)[number]

export function Picture({ name }: { name: PictureName }) {
  return (
    <span className="block h-28 w-40">
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </span>
  )
}
