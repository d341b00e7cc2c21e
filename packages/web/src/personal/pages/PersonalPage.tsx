import { organisationArten } from '@dreiklang/domain/shared/akteur'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
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
  // A list that begins anew shows who was just added; one that stays keeps its lines where they are.
  const [round, setRound] = useState(0)
  if (own?.art === art) {
    const alsLeitung = user.roles.includes(leitungOfArt[art])
    const onAdded = () => setRound((before) => before + 1)
    return <PersonenList key={round} organisation={own} alsLeitung={alsLeitung} onAdded={onAdded} />
  }
  return <PartnerList key={art} art={art} alsPlattform={user.roles.includes('ROLE_ADMIN')} />
}
