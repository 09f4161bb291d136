// Redirects to another screen exactly once. The router's own Navigate navigates on every render,
// which loops while the other screen's code is loading.
import { useEffect } from 'react'
import { useNavigate, type NavigateOptions } from '@tanstack/react-router'

export function GoTo(options: NavigateOptions) {
  const navigate = useNavigate()
  const target = JSON.stringify(options)
  useEffect(() => {
    void navigate({ ...options, replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `target` stands for the options: their identity changes at every render
  }, [target, navigate])
  return null
}
