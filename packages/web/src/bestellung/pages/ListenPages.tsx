import { ListenSeite } from '../components/liste/ListenSeite.tsx'
import { NurEigeneSeite } from '../components/NurEigeneSeite.tsx'

export function PflegeListePage() {
  return (
    <NurEigeneSeite seite="pflege">
      <ListenSeite seite="pflege" />
    </NurEigeneSeite>
  )
}

export function ArztListePage() {
  return (
    <NurEigeneSeite seite="arzt">
      <ListenSeite seite="arzt" />
    </NurEigeneSeite>
  )
}

export function ApothekeListePage() {
  return (
    <NurEigeneSeite seite="apotheke">
      <ListenSeite seite="apotheke" />
    </NurEigeneSeite>
  )
}
