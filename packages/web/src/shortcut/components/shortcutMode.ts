import type { Shortcut } from '@dreiklang/domain/shortcut/shortcut.contract'

export type ShortcutMode = { kind: 'view' } | { kind: 'modify' } | { kind: 'add' } | { kind: 'edit'; shortcut: Shortcut }

export type ShortcutStep =
  | { kind: 'open' }
  | { kind: 'enterEdit' }
  | { kind: 'add' }
  | { kind: 'exitEdit' }
  | { kind: 'choose'; shortcut: Shortcut }
  | { kind: 'cancel' }
  | { kind: 'saved' }
  | { kind: 'deleted' }

/** A step that the mode does not know changes nothing. */
export function nextMode(mode: ShortcutMode, step: ShortcutStep): ShortcutMode {
  if (step.kind === 'open') return { kind: 'view' }
  switch (mode.kind) {
    case 'view':
      if (step.kind === 'enterEdit') return { kind: 'modify' }
      return step.kind === 'add' ? { kind: 'add' } : mode
    case 'modify':
      if (step.kind === 'exitEdit') return { kind: 'view' }
      return step.kind === 'choose' ? { kind: 'edit', shortcut: step.shortcut } : mode
    case 'add':
      if (step.kind === 'cancel') return { kind: 'view' }
      return step.kind === 'saved' ? { kind: 'modify' } : mode
    case 'edit':
      return step.kind === 'saved' || step.kind === 'deleted' || step.kind === 'cancel' ? { kind: 'modify' } : mode
    default:
      return mode satisfies never
  }
}
