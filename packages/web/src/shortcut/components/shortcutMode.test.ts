import { describe, expect, it } from 'vitest'
import { nextMode, type ShortcutMode, type ShortcutStep } from './shortcutMode.ts'

const shortcut = { id: '1', label: 'A', description: '', icon: 'star', link: '/', useRouter: true }
const modes: Record<ShortcutMode['kind'], ShortcutMode> = {
  view: { kind: 'view' },
  modify: { kind: 'modify' },
  add: { kind: 'add' },
  edit: { kind: 'edit', shortcut },
}
const steps: Record<ShortcutStep['kind'], ShortcutStep> = {
  open: { kind: 'open' },
  enterEdit: { kind: 'enterEdit' },
  add: { kind: 'add' },
  exitEdit: { kind: 'exitEdit' },
  choose: { kind: 'choose', shortcut },
  cancel: { kind: 'cancel' },
  saved: { kind: 'saved' },
  deleted: { kind: 'deleted' },
}
/** Every transition that exists; every other pair stays where it is. */
const transitions = {
  view: { open: 'view', enterEdit: 'modify', add: 'add' },
  modify: { open: 'view', exitEdit: 'view', choose: 'edit' },
  add: { open: 'view', cancel: 'view', saved: 'modify' },
  edit: { open: 'view', cancel: 'modify', saved: 'modify', deleted: 'modify' },
} as const satisfies Record<ShortcutMode['kind'], Partial<Record<ShortcutStep['kind'], ShortcutMode['kind']>>>

describe('the panel of shortcuts', () => {
  it.each(Object.values(modes))('goes from $kind only where the specification says', (mode) => {
    const expected: Partial<Record<string, string>> = transitions[mode.kind]
    for (const step of Object.values(steps))
      expect([step.kind, nextMode(mode, step).kind]).toEqual([step.kind, expected[step.kind] ?? mode.kind])
  })

  it('knows which shortcut is changed', () => {
    expect(nextMode(modes.modify, steps.choose)).toEqual({ kind: 'edit', shortcut })
  })
})
