import { OnlyOwnSeite } from '../components/OnlyOwnSeite.tsx'

/** `/bestellungen` leads to the own side. */
export function WeiterleitungPage() {
  return <OnlyOwnSeite seite={null} />
}
