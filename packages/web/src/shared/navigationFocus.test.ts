import { afterEach, describe, expect, it } from 'vitest'
import { takeHeadingFocus, wantHeadingFocus } from './navigationFocus.ts'

describe('the focus after a navigation', () => {
  afterEach(() => document.body.replaceChildren())

  const heading = (title: string) => {
    const element = document.body.appendChild(document.createElement('h1'))
    element.textContent = title
    return element
  }

  it('goes to the heading once', () => {
    const neu = heading('Klient/innen')
    expect(takeHeadingFocus(neu)).toBe(false)
    neu.remove()
    wantHeadingFocus()
    expect([takeHeadingFocus(neu), takeHeadingFocus(neu)]).toEqual([true, false])
  })

  it('waits for the new page while the old one is still drawn', () => {
    const old = heading('Kontakte')
    wantHeadingFocus()
    expect([takeHeadingFocus(old), takeHeadingFocus(heading('Einstellungen'))]).toEqual([false, true])
  })

  it('goes to the same heading when it says something else now', () => {
    const one = heading('Erika Huber')
    wantHeadingFocus()
    one.textContent = 'Karl Maier'
    expect(takeHeadingFocus(one)).toBe(true)
  })

  it.each(['input', 'textarea', 'select'])('stays in the %s in which somebody has begun to type meanwhile', (name) => {
    const field = document.body.appendChild(document.createElement(name))
    wantHeadingFocus()
    field.focus()
    expect(takeHeadingFocus(heading('Klient/innen'))).toBe(false)
  })

  it('leaves the link that was followed', () => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '/klienten'
    wantHeadingFocus()
    link.focus()
    expect(takeHeadingFocus(heading('Klient/innen'))).toBe(true)
  })
})
