import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerActions, type Action } from './actions.ts'
import { listenForChords } from './chords.ts'
import { setPreferences } from './preferences.ts'

let performed: string[] = []
let ends: (() => void)[] = []
const action = (id: string, chord: string, more: Partial<Action> = {}): Action => ({
  id,
  name: id,
  section: 'Test',
  chord,
  perform: () => performed.push(id),
  ...more,
})

beforeEach(() => {
  performed = []
  ends = [listenForChords()]
  setPreferences({ letterKeys: true })
})
afterEach(() => {
  for (const end of ends) end()
  document.body.replaceChildren()
})

function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

describe('shortcuts', () => {
  it('perform the action of their chord and no other', () => {
    ends.push(registerActions([action('help', '?'), action('palette', 'mod+k'), action('orders', 'g b')]))
    press('?', { shiftKey: true })
    expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true)
    press('k')
    press('g')
    press('b')
    press('b')
    expect(performed).toEqual(['help', 'palette', 'orders'])
  })

  it('of one letter stay quiet while somebody types', () => {
    ends.push(registerActions([action('help', '?'), action('palette', 'mod+k')]))
    const input = document.body.appendChild(document.createElement('input'))
    press('?', {}, input)
    press('k', { ctrlKey: true }, input)
    expect(performed).toEqual(['palette'])
  })

  it('of one letter stay quiet while a dialog is open', () => {
    ends.push(registerActions([action('help', '?')]))
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('aria-modal', 'true')
    press('?')
    expect(performed).toEqual([])
  })

  it('of two keys win over those of one', () => {
    ends.push(registerActions([action('down', 'k'), action('klienten', 'g k')]))
    press('k')
    press('g')
    press('k')
    expect(performed).toEqual(['down', 'klienten'])
  })

  it('of one letter can be switched off', () => {
    ends.push(registerActions([action('help', '?'), action('palette', 'mod+k')]))
    setPreferences({ letterKeys: false })
    press('?')
    press('k', { metaKey: true })
    expect(performed).toEqual(['palette'])
  })

  it('of hidden actions do nothing', () => {
    ends.push(registerActions([action('secret', 'x', { visible: () => false })]))
    press('x')
    expect(performed).toEqual([])
  })

  it('cannot be given twice', () => {
    ends.push(registerActions([action('a', 'g b')]))
    expect(() => registerActions([action('c', 'g b')])).toThrow('share')
    expect(() => registerActions([action('a', 'g x')])).toThrow('share')
  })
})
