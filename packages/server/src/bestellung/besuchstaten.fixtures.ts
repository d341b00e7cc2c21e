import type { Besuchsverordnung } from '@dreiklang/domain/bestellung/besuch.contract'
import { arznei } from './bestellung.fixtures.ts'

export function verordnungBody(today: string, rest: Partial<Besuchsverordnung['positionen'][number]> = {}): Besuchsverordnung {
  const { produkt, menge, mengeneinheit, dosierung } = arznei()
  return {
    einloesung: 'DURCH_PFLEGE',
    bemerkung: null,
    positionen: [
      {
        produkt,
        menge,
        mengeneinheit,
        diagnose: null,
        dosierung,
        btm: false,
        rezeptart: 'MUSTER16',
        ausgestelltAm: today,
        rezeptId: null,
        autIdem: false,
        ort: 'PAPIER_PFLEGE',
        ...rest,
      },
    ],
  }
}
