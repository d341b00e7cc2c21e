import type { OrganisationProfil } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { describe, expect, it } from 'vitest'
import { readClosed } from './closedNow.ts'

const hours = [{ von: '08:00', bis: '12:00' }]
const [friday, wednesday] = ['2026-11-20T13:00:00.000Z', '2026-11-18T09:00:00.000Z']
type Abschnitt = OrganisationProfil['abschnitte'][number]
const praxisId = '00000000-0000-4000-8000-000000000001'

function profil(rest: { woche?: boolean; vertretung?: { von: string; bis: string | null } }): Parameters<typeof readClosed>[0] {
  const stand = { version: 1, geaendertAm: wednesday }
  const woche = { mo: [], di: hours, mi: hours, do: hours, fr: hours, sa: [], so: [] }
  const oeffnung = { ...stand, abschnitt: 'OEFFNUNG', inhalt: { bundesland: null, woche, ausnahmen: [] } }
  const vertretung = { ...stand, abschnitt: 'VERTRETUNG', inhalt: { vertretungen: [{ praxisId, ...rest.vertretung }] } }
  const abschnitte = [...(rest.woche === true ? [oeffnung] : []), ...(rest.vertretung === undefined ? [] : [vertretung])] as Abschnitt[]
  return { abschnitte, praxen: { [praxisId]: 'Praxis Dr. Yılmaz' } }
}

describe('what an organisation says of this moment', () => {
  it('is that it is closed and when it opens, by its own hours', () => {
    expect(readClosed(profil({ woche: true }), friday).closed).toEqual({ opens: { day: '2026-11-24', time: '08:00' } })
    expect(readClosed(profil({ woche: true }), wednesday).closed).toBeNull()
  })

  it('is nothing where it has told no hours', () => {
    expect(readClosed(profil({}), friday)).toEqual({ closed: null, substitutes: [] })
  })

  it('is who stands in for it, on the days of that alone', () => {
    const away = profil({ vertretung: { von: '2026-11-19', bis: '2026-11-21' } })
    expect(readClosed(away, friday).substitutes).toEqual([{ name: 'Praxis Dr. Yılmaz', until: '2026-11-21' }])
    expect(readClosed(away, wednesday).substitutes).toEqual([])
  })
})
