import { NurEigeneSeite } from '../components/NurEigeneSeite.tsx'

/** `/bestellungen` leads to the own side. */
export function WeiterleitungPage() {
  return <NurEigeneSeite seite={null} />
}
