// Leads to another screen, once. The router's own Navigate goes again at every render, and each
// going renders again: while the code of the other screen is still on its way the page would spin,
// and hang.
import { useEffect } from 'react'
import { useNavigate, type NavigateOptions } from '@tanstack/react-router'

/**
 * Takes the place of a screen that has nothing to show; the screen left is not kept in the history.
 */
export function GoTo(options: NavigateOptions) {
  const navigate = useNavigate()
  const target = JSON.stringify(options)
  useEffect(() => {
    void navigate({ ...options, replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `target` stands for the options: their identity changes at every render
  }, [target, navigate])
  return null
}
