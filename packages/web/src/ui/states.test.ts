import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.fixtures.ts'
import { schemeTokens, type Scheme } from './tokens.ts'

const sheet = readFileSync(`${import.meta.dirname}/states.css`, 'utf8')
const [light = '', dark = ''] = sheet.split(':root[data-mantine-color-scheme')
const colours: Record<Scheme, string> = { light, dark }

const stateOf = (scheme: Scheme, name: string): string => {
  const found = new RegExp(`--state-${name}: (#[0-9a-f]{6});`).exec(colours[scheme])?.[1]
  if (found === undefined) throw new Error(`states.css says no --state-${name} for ${scheme}`)
  return found
}

const onGround = [
  'arzt-text on arzt-back',
  'arzt-full-text on arzt-full',
  'apotheke-text on apotheke-back',
  'apotheke-full-text on apotheke-full',
  'pflege-text on pflege-back',
  'refused-text on refused-back',
  'alarm-text on alarm-back',
  'waiting-text on waiting-back',
]
const bareWords = ['draft-text', 'over-text', 'late-text', 'urgent-text']
const edges = ['draft-edge', 'arzt-edge', 'arzt-full', 'apotheke-edge', 'apotheke-full', 'pflege-edge', 'over-sign', 'refused-edge']
const moreEdges = ['alarm-back', 'waiting-edge']

describe.each(['light', 'dark'] as const)('the states, %s', (scheme) => {
  const { page, card, cardHover, text, dimmed } = schemeTokens[scheme]
  const grounds = [page, card, cardHover, stateOf(scheme, 'row-selected')]
  const worst = (colour: string) => Math.min(...grounds.map((ground) => contrast(colour, ground)))

  it.each(onGround)('%s can be read: 4.5 : 1', (pair) => {
    const [word = '', ground = ''] = pair.split(' on ')
    expect(contrast(stateOf(scheme, word), stateOf(scheme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(bareWords)('%s can be read on page, card, hover and selection: 4.5 : 1', (word) => {
    expect(worst(stateOf(scheme, word))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([...edges, ...moreEdges])('%s can be seen on page, card, hover and selection: 3 : 1', (edge) => {
    expect(worst(stateOf(scheme, edge))).toBeGreaterThanOrEqual(3)
  })

  it('leaves the words of a selected row legible', () => {
    for (const word of [text, dimmed]) expect(contrast(word, stateOf(scheme, 'row-selected'))).toBeGreaterThanOrEqual(4.5)
  })
})
