import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'

/** The order that is made again and again: three positions, all asked for from the doctor. */
export function entwurf(klientId: string, { praxisId, apothekeId }: { praxisId: string; apothekeId: string }): Entwurf {
  const position = (bezeichnung: string, pzn: string): Entwurf['positionen'][number] => ({
    produkt: {
      produktart: 'ARZNEIMITTEL',
      angabeart: 'PZN',
      pzn,
      bezeichnung,
      wirkstoff: bezeichnung.split(' ')[0] ?? null,
      wirkstaerke: null,
      darreichungsform: 'TAB',
      normgroesse: 'N3',
      hmvNummer: null,
    },
    menge: 1,
    mengeneinheit: 'PACKUNG',
    diagnose: null,
    zeitraum: null,
    dosierung: { schema: { morgens: '1', mittags: '0', abends: '1', nachts: '0' }, text: null, lautMedikationsplan: false },
    aenderungZuBisher: null,
    grund: 'NACH_BEDARF',
    restbestand: null,
    restEinheit: null,
    reichweiteBis: null,
    rezeptart: 'MUSTER16',
    rezeptVorlage: 'ANFORDERN',
    mvoGewuenscht: false,
    vorherigeRezeptId: null,
    autIdemWunsch: null,
    btm: false,
    reichdauerTage: null,
    kuehlpflichtig: false,
    kostenhinweis: 'UNKLAR',
    doppeltGrund: null,
  })
  return {
    art: 'KLIENT',
    klientId,
    praxisId,
    arztPersonId: null,
    apothekeId,
    abweichungGrund: null,
    prioritaet: 'NORMAL',
    bedarfBis: '2030-01-31',
    lieferart: 'LIEFERUNG_PFLEGEDIENST',
    lieferadresse: null,
    lieferzeitfenster: null,
    einloesung: 'DURCH_PFLEGE',
    bemerkung: 'Bitte bis Freitag.',
    interneNotiz: null,
    positionen: [
      position('Ramipril 5 mg Tabletten', '08585997'),
      position('Bisoprolol 2,5 mg', '02223945'),
      position('Torasemid 10 mg', '00230272'),
    ],
  }
}
