import type { AbschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { OrganisationProfil } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { describe, expect, it } from 'vitest'
import { annahmeOf } from './annahme.ts'

const partnerschaft = { status: 'AKTIV', version: 1, selbstGefragt: true, selbstBeendet: null, seit: '2026-01-01', grund: null } as const
const profil = (abschnitte: AbschnittStand[], neu: Partial<OrganisationProfil> = {}): OrganisationProfil => ({
  id: '00000000-0000-4000-8000-000000000001',
  art: 'APOTHEKE',
  name: 'Haus',
  adresse: { strasse: 'Weg', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
  telefon: '089 123456',
  email: null,
  ik: null,
  bsnr: null,
  status: 'AKTIV',
  logo: null,
  abschnitte,
  praxen: {},
  eigene: false,
  partnerschaft,
  personen: null,
  ...neu,
})
const werktags = [{ von: '08:00', bis: '18:00' }]
const oeffnung: AbschnittStand = {
  abschnitt: 'OEFFNUNG',
  version: 1,
  inhalt: {
    bundesland: 'BY',
    woche: { mo: werktags, di: werktags, mi: werktags, do: werktags, fr: werktags, sa: [], so: [] },
    ausnahmen: [],
  },
}
const belieferung: AbschnittStand = {
  abschnitt: 'BELIEFERUNG',
  version: 1,
  inhalt: {
    touren: [{ name: 'Nachmittag', tage: ['mo', 'di', 'mi', 'do', 'fr'], bestellschluss: '14:00' }],
    botendienst: true,
    kostenfrei: true,
    lieferzeiten: null,
    liefergebiet: [],
  },
}
const sentences = (haus: OrganisationProfil, now: string) => annahmeOf(haus, { now, ohnePartnerschaft: false })

describe('What an orderer is told', () => {
  it('is the deadline of today while it lies ahead', () => {
    expect(sentences(profil([oeffnung, belieferung]), '2026-11-18T13:59:00+01:00')).toEqual([
      { art: 'offenBis', uhrzeit: '14:00', tour: 'Nachmittag' },
    ])
    expect(sentences(profil([oeffnung, belieferung]), '2026-11-20T19:00:00+01:00')).toEqual([
      { art: 'naechste', tag: '2026-11-23', uhrzeit: '14:00', tour: 'Nachmittag' },
      { art: 'zu', tag: '2026-11-23', uhrzeit: '08:00' },
    ])
  })

  it('is who stands in and how long a practice needs', () => {
    const praxis = profil(
      [
        { abschnitt: 'VERTRETUNG', version: 1, inhalt: { vertretungen: [{ praxisId: 'p', von: '2026-11-18', bis: '2026-11-20' }] } },
        {
          abschnitt: 'BESTELLREGELN',
          version: 1,
          inhalt: {
            wege: [],
            bearbeitungszeitWerktage: 2,
            egkJeQuartal: true,
            einloeseweg: null,
            rezeptTelefon: null,
            hausbesuche: false,
            umkreisKm: null,
            besuchsgebiet: [],
            hinweis: null,
          },
        },
      ],
      { art: 'ARZTPRAXIS', praxen: { p: 'Praxis Nord' } },
    )
    expect(sentences(praxis, '2026-11-20T10:00:00+01:00')).toEqual([
      { art: 'vertretung', vertretung: 'Praxis Nord', tag: '2026-11-20' },
      { art: 'bearbeitet', werktage: 2, tag: '2026-11-24' },
      { art: 'egk' },
    ])
    expect(sentences(praxis, '2026-11-21T10:00:00+01:00')[0]).toEqual({ art: 'bearbeitet', werktage: 2, tag: '2026-11-24' })
  })

  it('is that nothing arrives where working together has ended, and that a first order asks for it', () => {
    const now = '2026-11-18T10:00:00+01:00'
    expect(sentences(profil([], { partnerschaft: { ...partnerschaft, status: 'BEENDET', selbstBeendet: false } }), now)).toEqual([
      { art: 'beendet' },
    ])
    expect(sentences(profil([], { partnerschaft: null }), now)).toEqual([{ art: 'ersteAnfrage' }])
    expect(sentences(profil([], { status: 'GESPERRT' }), now)).toEqual([{ art: 'nichtAktiv' }])
    expect(annahmeOf(profil([], { partnerschaft: null }), { now, ohnePartnerschaft: true })).toEqual([])
  })
})
