import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { initI18n } from '../shared/i18n.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { uiTexts } from './ui.texts.ts'

describe('the loading bar', () => {
  beforeAll(() => initI18n('en', [uiTexts]))

  it('is not there while nothing is under way', () => {
    render(<LoadingBar visible={false} progress={null} />)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('says that something is under way, without a number while nobody knows one', () => {
    render(<LoadingBar visible progress={null} />)
    expect(screen.getByRole('progressbar', { name: 'Loading' }).getAttribute('aria-valuenow')).toBeNull()
  })

  it('says how far it is, from 0 to 100', () => {
    const { rerender } = render(<LoadingBar visible progress={0} />)
    const bar = screen.getByRole('progressbar')
    const shown = () => (bar.firstElementChild as HTMLElement).style.transform
    expect([bar.getAttribute('aria-valuemin'), bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
      '0',
      '0',
      '100',
    ])
    expect(shown()).toBe('scaleX(0)')
    rerender(<LoadingBar visible progress={40} />)
    expect([bar.getAttribute('aria-valuenow'), shown()]).toEqual(['40', 'scaleX(0.4)'])
    rerender(<LoadingBar visible progress={100} />)
    expect([bar.getAttribute('aria-valuenow'), shown()]).toEqual(['100', 'scaleX(1)'])
  })

  it('is fixed at the top, 6 px high', () => {
    // The test browser lays nothing out: what is measured here is what the style sheet says.
    const css = readFileSync(`${import.meta.dirname}/LoadingBar.module.css`, 'utf8')
    const bar = /\.bar \{([^}]*)\}/.exec(css)?.[1] ?? ''
    expect(bar).toMatch(/position: fixed;/)
    expect(bar).toMatch(/inset: 0 0 auto;/)
    expect(bar).toMatch(/height: 6px;/)
  })
})
