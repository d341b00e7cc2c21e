import { describe, expect, it } from 'vitest'
import { Ablehnung } from '../shared/fehler.ts'
import { weitereVorgehen } from '../hausbesuch/hausbesuch.ts'
import { leeresBlatt } from './blatt.contract.ts'
import { folgenAusBlatt, folgenAusVergeblichem, fuehrtZuBesuch, pruefeErledigung } from './folge.ts'

const besuch = { plan: null, beginn: '2026-11-18T23:30:00.000Z', erstelltAm: '2026-11-01T08:00:00.000Z' }
const folgen = [{ id: crypto.randomUUID(), art: 'BESTELLUNG' as const, text: 'Kompressen' }]
const vergeblich = (weiteresVorgehen: (typeof weitereVorgehen)[number]) => ({
  nichtAngetroffen: {
    am: '2026-11-18T23:30:00.000Z',
    klingelversuche: 2,
    telefonversuche: 0,
    nachrichtHinterlassen: true,
    notfallkontaktInformiert: false,
    weiteresVorgehen,
    text: 'Licht war aus',
  },
})

describe('what follows from a sheet', () => {
  it('is due on the day of looking again, else on the day of the visit in Berlin', () => {
    expect(folgenAusBlatt({ ...leeresBlatt(0), folgen, wiedervorlage: '2026-12-01' }, besuch)).toEqual([
      { art: 'BESTELLUNG', herkunft: 'BLATT', text: 'Kompressen', faellig: '2026-12-01' },
    ])
    expect(folgenAusBlatt({ ...leeresBlatt(0), folgen }, besuch).map(({ faellig }) => faellig)).toEqual(['2026-11-19'])
    expect(folgenAusBlatt(leeresBlatt(0), besuch)).toEqual([])
  })
})

describe('what follows when nobody opened', () => {
  it.each(weitereVorgehen)('after %s is one thing that is open until somebody has seen to it', (vorgehen) => {
    const erwartet = vorgehen === 'NEUER_BESUCH' ? 'HAUSBESUCH' : 'AUFGABE'
    expect(folgenAusVergeblichem(vergeblich(vorgehen))).toEqual([
      { art: erwartet, herkunft: 'NICHT_ANGETROFFEN', text: null, faellig: '2026-11-19' },
    ])
  })

  it('is nothing for a visit at which somebody was', () => {
    expect(folgenAusVergeblichem({ nichtAngetroffen: null })).toEqual([])
  })
})

describe('what is done', () => {
  const versuche = (was: Parameters<typeof pruefeErledigung>[0], grund: string | null) => {
    try {
      pruefeErledigung(was, grund)
      return 'ok'
    } catch (fehler) {
      return fehler instanceof Ablehnung ? fehler.code : fehler
    }
  }

  it('needs a reason only where a visit was announced after nobody opened', () => {
    expect(versuche({ art: 'HAUSBESUCH', herkunft: 'NICHT_ANGETROFFEN' }, null)).toBe('dokumentation.folge_ohne_grund')
    expect(versuche({ art: 'HAUSBESUCH', herkunft: 'NICHT_ANGETROFFEN' }, 'Bei der Tochter')).toBe('ok')
    expect(versuche({ art: 'AUFGABE', herkunft: 'NICHT_ANGETROFFEN' }, null)).toBe('ok')
    expect(versuche({ art: 'HAUSBESUCH', herkunft: 'BLATT' }, null)).toBe('ok')
  })

  it('can be a visit where one was announced, or where nobody opened', () => {
    expect(fuehrtZuBesuch({ art: 'HAUSBESUCH', herkunft: 'BLATT' })).toBe(true)
    expect(fuehrtZuBesuch({ art: 'AUFGABE', herkunft: 'NICHT_ANGETROFFEN' })).toBe(true)
    expect(fuehrtZuBesuch({ art: 'BESTELLUNG', herkunft: 'BLATT' })).toBe(false)
  })
})
