import { describe, expect, it } from 'vitest'
import { apotheke, arzt, entwurf, pflege, positionInput, verordnung, vorlage, welt, type Welt } from './bestellung.fixtures.ts'
import type { EreignisArt } from './ereignis.ts'
import { isKeptDeed, keptOf } from './klientAbschrift.ts'
import { handlungen } from './transitions.ts'

const dosierung = { schema: null, text: 'nach Schema der Praxis', lautMedikationsplan: false }

function asked(): Welt {
  const positionen = [positionInput({ diagnose: 'I10.90 Hypertonie', dosierung }), positionInput({ diagnose: 'E11.9 Diabetes' })]
  const w = welt(entwurf({ positionen }))
  w.run(pflege, 'senden', {})
  return w
}
const first = (w: Welt) => w.ids.slice(0, 1)
const kept = (w: Welt, seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE') => JSON.stringify(keptOf(w.bestellung, seite))

describe('what a house keeps of the Klient for itself', () => {
  it('is taken when a practice prescribes and when a pharmacy accepts, judges or hands out, and with no other step', () => {
    const deedsOf = (seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE') => handlungen.filter((art: EreignisArt) => isKeptDeed([{ art }], seite))
    expect(deedsOf('ARZT')).toEqual(['verordnen', 'rezeptKorrigieren'])
    expect(deedsOf('APOTHEKE')).toEqual(['annehmen', 'rezeptVorlegen', 'austauschen', 'bereitstellen', 'zustellen'])
    expect(deedsOf('PFLEGE')).toEqual([])
  })

  it('is nothing before it has prescribed or accepted', () => {
    const w = asked()
    expect(keptOf(w.bestellung, 'ARZT')).toEqual([])
    w.run(arzt, 'verordnen', verordnung(w.ids))
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    expect(keptOf(w.bestellung, 'APOTHEKE')).toEqual([])
  })

  it('is of a practice what it has prescribed, with diagnosis and dose, and nothing of the other position', () => {
    const w = asked()
    w.run(arzt, 'verordnen', verordnung(first(w)))
    expect(kept(w, 'ARZT')).toContain('I10.90 Hypertonie')
    expect(kept(w, 'ARZT')).toContain('nach Schema der Praxis')
    expect(kept(w, 'ARZT')).not.toContain('Diabetes')
  })

  it('stays what was prescribed when the prescription has run out and is asked for anew', () => {
    const w = asked()
    w.run(arzt, 'verordnen', verordnung(first(w)))
    w.now = '2027-01-04T09:00:00.000Z'
    w.run(pflege, 'neuAnfordern', { positionIds: first(w) })
    expect(w.bestellung.positionen[0]).toMatchObject({ status: 'BEIM_ARZT', rezept: null })
    expect(kept(w, 'ARZT')).toContain('I10.90 Hypertonie')
  })

  it('is of a pharmacy the dose, and no diagnosis, which it was never told', () => {
    const w = asked()
    w.run(arzt, 'verordnen', verordnung(w.ids))
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.run(apotheke, 'annehmen', { positionIds: first(w), termin: null })
    w.run(apotheke, 'rezeptVorlegen', vorlage(first(w)))
    expect(keptOf(w.bestellung, 'APOTHEKE')).toHaveLength(1)
    expect(kept(w, 'APOTHEKE')).toContain('nach Schema der Praxis')
    expect(kept(w, 'APOTHEKE')).not.toContain('Hypertonie')
  })

  it('is nothing of the nursing service, which has the record', () => {
    const w = asked()
    w.run(arzt, 'verordnen', verordnung(w.ids))
    expect(keptOf(w.bestellung, 'PFLEGE')).toEqual([])
  })
})
