import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { emptyKopf, nichtsSaid, onlyNamed } from '@dreiklang/domain/bestellung/nothingSaid'

export function entwurf(klientId: string, { praxisId, apothekeId }: { praxisId: string; apothekeId: string }): Entwurf {
  const position = (bezeichnung: string, pzn: string): Entwurf['positionen'][number] => ({
    ...nichtsSaid,
    produkt: {
      ...onlyNamed,
      produktart: 'ARZNEIMITTEL',
      angabeart: 'PZN',
      pzn,
      bezeichnung,
      wirkstoff: bezeichnung.split(' ')[0] ?? null,
      darreichungsform: 'TAB',
      normgroesse: 'N3',
    },
    dosierung: { schema: { morgens: '1', mittags: '0', abends: '1', nachts: '0' }, text: null, lautMedikationsplan: false },
    grund: 'NEUVERORDNUNG',
    rezeptart: 'MUSTER16',
    rezeptVorlage: 'ANFORDERN',
  })
  return {
    ...emptyKopf,
    klientId,
    praxisId,
    apothekeId,
    bedarfBis: '2030-01-31',
    lieferart: 'LIEFERUNG_PFLEGEDIENST',
    einloesung: 'DURCH_PFLEGE',
    bemerkung: 'Bitte bis Freitag.',
    positionen: [
      position('Ramipril 5 mg Tabletten', '08585997'),
      position('Bisoprolol 2,5 mg', '02223945'),
      position('Torasemid 10 mg', '00230272'),
    ],
  }
}
