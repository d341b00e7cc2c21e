import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { isInternalLink } from '../shared/link.ts'
import { shortcut } from './shortcut.contract.ts'
import { shortcutIcons } from './shortcut.ts'
import { inWords, usualShortcuts } from './ueblich.ts'

describe('the usual shortcuts', () => {
  it.each(rollen)('of %s are complete in both languages and stay in the application', (rolle) => {
    for (const language of ['de', 'en'] as const) {
      const list = usualShortcuts(rolle).map((one) => inWords(one, language))
      expect(z.array(shortcut).parse(list)).toEqual(list)
      expect(list.length).toBeGreaterThan(2)
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      for (const { link, icon } of list) {
        expect(isInternalLink(link)).toBe(true)
        expect(shortcutIcons).toContain(icon)
      }
    }
  })

  it('let nurses order and look after Klienten, and nobody else', () => {
    const fuer = (link: string) => rollen.filter((rolle) => usualShortcuts(rolle).some((one) => one.link === link))
    expect(fuer('/bestellungen/neu')).toEqual(['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'])
    expect(fuer('/hausbesuch/neu')).toEqual(['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'])
    expect(fuer('/klienten')).toEqual(['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'])
    expect(fuer('/verwaltung')).toEqual(['ROLE_ADMIN', 'ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN'])
  })
})
