import { organisationArten } from '@dreiklang/domain/shared/akteur'
import { useLocation } from '@tanstack/react-router'
import { ownOrganisation, leitungOfArt } from '../../organisation/components/ownOrganisation.ts'
import { useUser } from '../../shared/session.ts'
import { PartnerList } from '../components/PartnerList.tsx'
import { PersonenList } from '../components/PersonenList.tsx'
import { personalPaths } from '../personal.paths.ts'

export function PersonalPage() {
  const user = useUser()
  const { pathname } = useLocation()
  const art = organisationArten.find((one) => pathname === personalPaths[one]) ?? 'PFLEGEDIENST'
  const own = ownOrganisation(user)
  if (own?.art === art) return <PersonenList organisation={own} alsLeitung={user.roles.includes(leitungOfArt[art])} />
  return <PartnerList key={art} art={art} alsPlattform={user.roles.includes('ROLE_ADMIN')} />
}
