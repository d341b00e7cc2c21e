import { describe, expect, it } from 'vitest'
import { rollen } from '../shared/akteur.ts'
import { editableBereiche } from './akte.policy.ts'
import { bereiche } from './akte.ts'

describe('the sections of a record', () => {
  it('are saved by the head, and some of them by everybody in the nursing service', () => {
    const table = Object.fromEntries(rollen.map((rolle) => [rolle, editableBereiche({ rolle, istFachkraft: true })]))
    expect(table).toEqual({
      ROLE_ADMIN: [],
      ROLE_PFLEGER: ['kontakte', 'medikation'],
      ROLE_PFLEGE_ADMIN: [...bereiche],
      ROLE_APOTHEKER: [],
      ROLE_APOTHEKE_ADMIN: [],
      ROLE_ARZT: [],
      ROLE_ARZT_ADMIN: [],
    })
  })

  it('of medicines is kept by nobody who is no Fachkraft, the head of the house included', () => {
    expect(editableBereiche({ rolle: 'ROLE_PFLEGER', istFachkraft: false })).toEqual(['kontakte'])
    expect(editableBereiche({ rolle: 'ROLE_PFLEGE_ADMIN', istFachkraft: false })).not.toContain('medikation')
  })
})
