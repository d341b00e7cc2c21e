import { afterEach, describe, expect, it } from 'vitest'
import { takeHeadingFocus, wantHeadingFocus } from './navigationFocus.ts'

describe('the focus after a navigation', () => {
  afterEach(() => document.body.replaceChildren())

  it('goes to the heading once', () => {
    expect(takeHeadingFocus()).toBe(false)
    wantHeadingFocus()
    expect([takeHeadingFocus(), takeHeadingFocus()]).toEqual([true, false])
  })

  it.each(['input', 'textarea', 'select'])('stays in the %s in which somebody has begun to type meanwhile', (name) => {
    const field = document.body.appendChild(document.createElement(name))
    wantHeadingFocus()
    field.focus()
    expect(takeHeadingFocus()).toBe(false)
  })

  it('leaves the link that was followed', () => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '/klienten'
    wantHeadingFocus()
    link.focus()
    expect(takeHeadingFocus()).toBe(true)
  })
})
