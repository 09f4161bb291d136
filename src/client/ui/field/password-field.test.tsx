import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

const markup = (autoComplete: 'current-password' | 'new-password'): string =>
  renderToStaticMarkup(
    <PasswordField label="Password" name="password" autoComplete={autoComplete} showLabel="Show" />,
  )
const inputOf = (html: string): string => /<input[^>]*>/.exec(html)?.[0] ?? ''

test('a password is masked until its owner asks to see it', () => {
  const html = markup('current-password')
  expect(inputOf(html)).toContain('type="password"')
  expect(html).toMatch(/<button[^>]*aria-pressed="false"/)
})

test('password managers are told what to offer, and nothing is in their way', () => {
  for (const autoComplete of ['current-password', 'new-password'] as const) {
    const input = inputOf(markup(autoComplete))
    expect(input).toContain(`autoComplete="${autoComplete}"`)
    expect(input).toContain('name="password"')
    expect(input).not.toMatch(/maxlength|readonly|pattern|onpaste/i)
  }
})
