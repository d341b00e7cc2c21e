import type { OrganisationEintrag } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { type ReactNode, useState } from 'react'
import { Stack } from '../../ui/layout.ts'
import { OrganisationDialog } from './OrganisationDialog.tsx'
import { AntraegeKarte } from './plattform/AntraegeKarte.tsx'
import { BetriebKarte } from './plattform/BetriebKarte.tsx'
import { HaeuserListe } from './plattform/HaeuserListe.tsx'
import { ZahlenKarte } from './plattform/ZahlenKarte.tsx'

type NeueOrganisation = Pick<OrganisationEintrag, 'id' | 'name' | 'art'>

/** What the platform runs: its organisations, their requests, and whether everything works. `leitungDialog` gives an organisation the account of its manager. */
export function OrganisationenBereich({
  leitungDialog,
}: {
  leitungDialog: (organisation: NeueOrganisation, onClose: () => void) => ReactNode
}) {
  const [anlegen, setAnlegen] = useState<OrganisationArt | null>(null)
  const [leitungFuer, setLeitungFuer] = useState<NeueOrganisation | null>(null)
  return (
    <Stack gap="lg">
      <div>
        <HaeuserListe onAnlegen={setAnlegen} onLeitung={setLeitungFuer} />
      </div>
      <AntraegeKarte />
      <ZahlenKarte />
      <BetriebKarte />
      {anlegen !== null && <OrganisationDialog art={anlegen} onClose={() => setAnlegen(null)} onAngelegt={setLeitungFuer} />}
      {leitungFuer !== null && leitungDialog(leitungFuer, () => setLeitungFuer(null))}
    </Stack>
  )
}
