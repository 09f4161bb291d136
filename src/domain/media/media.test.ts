import { expect, test } from 'vitest'
import { readMediaLink } from './media.ts'

test.each([
  ['https://www.youtube.com/watch?v=aB1', 'youtube', 'video'],
  ['youtu.be/aB1', 'youtube', 'video'],
  ['https://www.instagram.com/reel/C1/', 'instagram', 'video'],
  ['instagram.com/p/C1', 'instagram', 'post'],
  ['https://facebook.com/watch?v=1', 'facebook', 'video'],
  ['https://facebook.com/ana/posts/1', 'facebook', 'post'],
  ['https://x.com/ana/status/1', 'twitter', 'post'],
  ['https://medium.com/@ana/third-shot-1f', 'medium', 'post'],
])('%s is a %s %s', (text, network, kind) => {
  expect(readMediaLink(text)).toMatchObject({ network, kind })
})

test.each([
  '',
  '@ana',
  'https://youtube.com',
  'https://youtube.com/',
  'https://evil.example/watch',
  'javascript:alert(1)',
  'https://youtube.com.evil.example/a',
  `https://youtu.be/${'a'.repeat(200)}`,
])('"%s" is no video or post', (text) => {
  expect(readMediaLink(text)).toBeNull()
})
