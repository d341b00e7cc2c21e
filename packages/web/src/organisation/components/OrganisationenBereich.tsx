import type { OrganisationEntry } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { type ReactNode, useState } from 'react'
import { Stack } from '../../ui/layout.ts'
import { OrganisationDialog } from './OrganisationDialog.tsx'
import { AntraegeCard } from './plattform/AntraegeCard.tsx'
import { BetriebCard } from './plattform/BetriebCard.tsx'
import { HaeuserList } from './plattform/HaeuserList.tsx'
import { NumbersCard } from './plattform/NumbersCard.tsx'

type NewOrganisation = Pick<OrganisationEntry, 'id' | 'name' | 'art'>

export function OrganisationenBereich({
  leitungDialog,
}: {
  leitungDialog: (organisation: NewOrganisation, onClose: () => void) => ReactNode
}) {
  const [anlegen, setAnlegen] = useState<OrganisationArt | null>(null)
  const [leitungFor, setLeitungFor] = useState<NewOrganisation | null>(null)
  return (
    <Stack gap="lg">
      <div>
        <HaeuserList onAnlegen={setAnlegen} onLeitung={setLeitungFor} />
      </div>
      <AntraegeCard />
      <NumbersCard />
      <BetriebCard />
      {anlegen !== null && <OrganisationDialog art={anlegen} onClose={() => setAnlegen(null)} onAngelegt={setLeitungFor} />}
      {leitungFor !== null && leitungDialog(leitungFor, () => setLeitungFor(null))}
    </Stack>
  )
}
