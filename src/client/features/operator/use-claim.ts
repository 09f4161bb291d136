import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Refusal } from '#domain/shared/refusal.ts'
import { clearStored, setStored } from '../../device/storage.ts'
import { call } from '../../net/call.ts'

export type Claim =
  | { state: 'looking' | 'visitor' | 'gone' }
  | { state: 'failed'; refusal: Refusal }

/** Visitors are led back by Home once they have an account. */
export function useClaim(): { claim: Claim; again: () => void } {
  const key = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const [claim, setClaim] = useState<Claim>({ state: key === '' ? 'gone' : 'looking' })
  const isStarted = useRef(false)
  const ask = async () => {
    const answer = await call('operators-claim', { key })
    if (!answer.ok) return setClaim(toClaim(answer.refusal))
    if (!answer.value.isOwner) {
      setStored('pendingRoute', `/setup#${key}`)
      return setClaim({ state: 'visitor' })
    }
    clearStored('pendingRoute')
    await navigate({ to: '/operate', search: { page: 'start' }, replace: true })
  }
  useEffect(() => {
    if (isStarted.current || key === '') return
    isStarted.current = true
    void ask()
  })
  return { claim, again: () => void ask() }
}

const toClaim = (refusal: Refusal): Claim =>
  refusal.code === 'link-not-found' || refusal.code === 'bad-input'
    ? { state: 'gone' }
    : { state: 'failed', refusal }
