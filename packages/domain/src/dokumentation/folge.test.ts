import { describe, expect, it } from 'vitest'
import { furtherVorgehen } from '../hausbesuch/hausbesuch.ts'
import { Refusal } from '../shared/refusal.ts'
import { emptyBlatt } from './blatt.document.ts'
import { folgenFromBlatt, folgenFromVergeblichem, leadsToBesuch, checkErledigung } from './folge.ts'

const besuch = { plan: null, beginn: '2026-11-18T23:30:00.000Z', erstelltAm: '2026-11-01T08:00:00.000Z' }
const folgen = [{ id: crypto.randomUUID(), art: 'BESTELLUNG' as const, text: 'Kompressen' }]
const vergeblich = (weiteresVorgehen: (typeof furtherVorgehen)[number]) => ({
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
    expect(folgenFromBlatt({ ...emptyBlatt(0), folgen, wiedervorlage: '2026-12-01' }, besuch)).toEqual([
      { art: 'BESTELLUNG', herkunft: 'BLATT', text: 'Kompressen', faellig: '2026-12-01' },
    ])
    expect(folgenFromBlatt({ ...emptyBlatt(0), folgen }, besuch).map(({ faellig }) => faellig)).toEqual(['2026-11-19'])
    expect(folgenFromBlatt(emptyBlatt(0), besuch)).toEqual([])
  })
})

describe('what follows when nobody opened', () => {
  it.each(furtherVorgehen)('after %s is one thing that is open until somebody has seen to it', (vorgehen) => {
    const erwartet = vorgehen === 'NEUER_BESUCH' ? 'HAUSBESUCH' : 'AUFGABE'
    expect(folgenFromVergeblichem(vergeblich(vorgehen))).toEqual([
      { art: erwartet, herkunft: 'NICHT_ANGETROFFEN', text: null, faellig: '2026-11-19' },
    ])
  })

  it('is nothing for a visit at which somebody was', () => {
    expect(folgenFromVergeblichem({ nichtAngetroffen: null })).toEqual([])
  })
})

describe('what is done', () => {
  const attempts = (what: Parameters<typeof checkErledigung>[0], grund: string | null) => {
    try {
      checkErledigung(what, grund)
      return 'ok'
    } catch (error) {
      return error instanceof Refusal ? error.code : error
    }
  }

  it('needs a reason only where a visit was announced after nobody opened', () => {
    expect(attempts({ art: 'HAUSBESUCH', herkunft: 'NICHT_ANGETROFFEN' }, null)).toBe('dokumentation.folge_ohne_grund')
    expect(attempts({ art: 'HAUSBESUCH', herkunft: 'NICHT_ANGETROFFEN' }, 'Bei der Tochter')).toBe('ok')
    expect(attempts({ art: 'AUFGABE', herkunft: 'NICHT_ANGETROFFEN' }, null)).toBe('ok')
    expect(attempts({ art: 'HAUSBESUCH', herkunft: 'BLATT' }, null)).toBe('ok')
  })

  it('can be a visit where one was announced, or where nobody opened', () => {
    expect(leadsToBesuch({ art: 'HAUSBESUCH', herkunft: 'BLATT' })).toBe(true)
    expect(leadsToBesuch({ art: 'AUFGABE', herkunft: 'NICHT_ANGETROFFEN' })).toBe(true)
    expect(leadsToBesuch({ art: 'BESTELLUNG', herkunft: 'BLATT' })).toBe(false)
  })
})
