import { OnlyOwnSeite } from '../components/OnlyOwnSeite.tsx'

export function WeiterleitungPage() {
  return <OnlyOwnSeite seite={null} />
}
