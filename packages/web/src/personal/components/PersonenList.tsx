import { berufe, qualifikationen, staende } from '@dreiklang/domain/personal/personal'
import type { PersonalListRow } from '@dreiklang/domain/personal/personal.contract'
import { rollen } from '@dreiklang/domain/shared/akteur'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { useListPage } from '../../liste/components/useListPage.ts'
import { rename } from '../../liste/components/view.ts'
import type { OwnOrganisation } from '../../organisation/components/ownOrganisation.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Facts, Text } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { openEinladungPath, personPath } from '../personal.paths.ts'
import { endZugang, resend, setZugang, withdraw, useEinladungTaten } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'
import { AufnahmeButtons } from './AufnahmeButtons.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { SperreDialog } from './SperreDialog.tsx'
import { personenList, usePersonenColumns } from './usePersonenColumns.tsx'

const withEinladung = z.object({ einladung: z.uuid().nullable().default(null) })

interface PersonenListProps {
  organisation: OwnOrganisation
  alsLeitung: boolean
  onAdded: () => void
}

export function PersonenList({ organisation, alsLeitung, onAdded }: PersonenListProps) {
  const t = usePersonalTexts()
  const { id: meineId } = useUser()
  const { art } = organisation
  const list = useListPage(useMemo(() => personenList(art, alsLeitung), [art, alsLeitung]))
  const columns = usePersonenColumns(art, alsLeitung)
  const [{ einladung }, setSuche] = useSearchState(withEinladung)
  const [sperre, setSperre] = useState<PersonalListRow | null>(null)
  const eingeladen = list.stand?.zeilen.find(({ zeile }) => zeile.id === einladung)?.zeile
  const path = ({ id, stand }: PersonalListRow) => (stand === 'EINGELADEN' ? openEinladungPath(art, id) : personPath(art, id))
  const aktionen = (row: PersonalListRow): MenuEntry[] =>
    row.stand === 'EINGELADEN'
      ? []
      : [{ id: 'zugang', label: t(row.stand === 'AKTIV' ? 'zugang.sperren' : 'zugang.oeffnen'), onSelect: () => setSperre(row) }]

  return (
    <>
      <ListSeite
        liste={list}
        titel={t(`liste.titel.${art}`)}
        untertitel={organisation.name}
        suchePlatzhalter={t('liste.suche')}
        sortiert={rename(['name', 'nameAb', 'rolle'], (name) => t(`liste.sortiert.${name}`))}
        reiter={(id) => ({ label: rename(['da', 'weg', 'alle'], (name) => t(`liste.reiter.${name}`))(id) })}
        pfad={path}
        kopf={{
          header: t('liste.name'),
          name: ({ id, name }) => (id === meineId ? t('liste.sie', { name }) : name),
          sort: { auf: 'name', ab: 'nameAb' },
        }}
        spalten={columns}
        filter={{
          stand: { label: t('liste.stand'), name: rename(staende, (stand) => t(`stand.${stand}`)) },
          rolle: { label: t('liste.rolle'), name: rename(rollen, (rolle) => t(`rolle.${rolle}`)) },
          beruf: { label: t('liste.beruf'), name: rename(berufe, (beruf) => t(`beruf.${beruf}`)) },
          qualifikation: { label: t('liste.qualifikation'), name: rename(qualifikationen, (one) => t(`qualifikation.${one}`)) },
          abwesend: { label: t('liste.heuteWeg') },
        }}
        dateiname="personal"
        {...(alsLeitung
          ? {
              buttons: <AufnahmeButtons organisation={organisation} onAdded={onAdded} />,
              zwischen: <WaitingCard organisation={organisation} onAdded={onAdded} />,
              aktionen,
              sammel: [
                {
                  id: 'erneut',
                  name: t('einladung.erneut'),
                  text: t('einladung.erneutText'),
                  geht: ({ stand }: PersonalListRow) => stand === 'EINGELADEN',
                  run: ({ id }: PersonalListRow) => resend(id),
                },
                {
                  id: 'beenden',
                  name: t('liste.zugangBeenden'),
                  text: t('liste.zugangBeendenText'),
                  gefahr: true,
                  geht: ({ id, stand }: PersonalListRow) => stand === 'AKTIV' && id !== meineId,
                  run: ({ id }: PersonalListRow) => endZugang(id),
                  zurueck: ({ id }: PersonalListRow) => setZugang({ personId: id, aktiv: true }),
                },
                {
                  id: 'zurueckziehen',
                  name: t('einladung.zurueckziehen'),
                  text: t('einladung.zurueckziehenText'),
                  gefahr: true,
                  geht: ({ stand }: PersonalListRow) => stand === 'EINGELADEN',
                  run: ({ id }: PersonalListRow) => withdraw(id),
                },
              ],
            }
          : {})}
        worte={{ leer: () => ({ titel: t('liste.leer'), text: t('liste.leerText') }) }}
      />
      {sperre !== null && (
        <SperreDialog
          person={{ id: sperre.id, name: sperre.name, aktiv: sperre.stand === 'AKTIV' }}
          onClose={() => {
            list.erledigt([sperre.id])
            setSperre(null)
          }}
        />
      )}
      {eingeladen !== undefined && (
        <EinladungDialog
          einladung={eingeladen}
          onClose={() => {
            list.erledigt([eingeladen.id])
            setSuche({ einladung: null })
          }}
        />
      )}
    </>
  )
}

function EinladungDialog({
  einladung: { id, name, email, rolle, beruf, linkBis },
  onClose,
}: {
  einladung: PersonalListRow
  onClose: () => void
}) {
  const t = usePersonalTexts()
  const { erneut, zurueckziehen } = useEinladungTaten()
  const danach = (satz: string) => ({
    onSuccess: () => {
      toastSuccess(satz)
      onClose()
    },
  })
  const error = erneut.error ?? zurueckziehen.error
  const applies = linkBis !== null && Date.parse(linkBis) > Date.now()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('einladung.titel', { name })}
      actions={
        <>
          <Button
            look="danger"
            busy={zurueckziehen.isPending}
            onClick={() => zurueckziehen.mutate(id, danach(t('einladung.zurueckgezogen')))}
          >
            {t('einladung.zurueckziehen')}
          </Button>
          <Button busy={erneut.isPending} onClick={() => erneut.mutate(id, danach(t('einladung.erneutFertig')))}>
            {t('einladung.erneut')}
          </Button>
        </>
      }
    >
      {error !== null && <ErrorState error={error} />}
      <Facts
        facts={[
          { label: t('person.email'), value: email },
          { label: t('person.rolle'), value: t(`rolle.${rolle}`) },
          { label: t('person.beruf'), value: t(`beruf.${beruf}`) },
        ]}
      />
      <Text>{applies ? t('einladung.gilt', { bis: formatDateTime(linkBis) }) : t('einladung.abgelaufen')}</Text>
    </Dialog>
  )
}
