import { useLocation } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useGoTo } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import type { ListSeite } from '../bestellung.paths.ts'

/** A list shows only rows of the reader's organisation: the address of another side redirects to one's own. */
export function OnlyOwnSeite({ seite, children }: { seite: ListSeite | null; children?: ReactNode }) {
  const target = ownPaths(useUser())
  const hier = seite !== null && target === `/bestellungen/${seite}`
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const goTo = useGoTo()
  useEffect(() => {
    if (!hier) goTo(`${target}${query}`, { replace: true })
  }, [hier, target, query, goTo])
  return hier ? children : null
}

type Benutzer = ReturnType<typeof useUser>

function ownPaths(user: Pick<Benutzer, 'pflegepersonal' | 'arztpersonal' | 'apothekepersonal'>): string {
  if (user.pflegepersonal !== undefined) return '/bestellungen/pflege'
  if (user.arztpersonal !== undefined) return '/bestellungen/arzt'
  return user.apothekepersonal === undefined ? '/bestellungen/admin' : '/bestellungen/apotheke'
}
