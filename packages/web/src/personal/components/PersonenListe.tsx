import { berufe, qualifikationen, staende } from '@dreiklang/domain/personal/personal'
import type { PersonalZeile } from '@dreiklang/domain/personal/personal.contract'
import { rollen } from '@dreiklang/domain/shared/akteur'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { benenne } from '../../liste/components/darstellung.ts'
import { ListenSeite } from '../../liste/components/ListenSeite.tsx'
import { useListe } from '../../liste/components/useListe.ts'
import type { EigeneOrganisation } from '../../organisation/components/eigeneOrganisation.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { offeneEinladungPath, personPath } from '../personal.paths.ts'
import { beendeZugang, schickeErneut, setzeZugang, zieheZurueck } from '../personal.queries.ts'
import { personalTexts } from '../personal.texts.ts'
import { AufnahmeKnoepfe } from './AufnahmeKnoepfe.tsx'
import { EinladungDialog } from './EinladungDialog.tsx'
import { personenListe } from './personenListe.ts'
import { SperreDialog } from './SperreDialog.tsx'
import { usePersonenSpalten } from './usePersonenSpalten.tsx'

const mitEinladung = z.object({ einladung: z.uuid().nullable().default(null) })

export function PersonenListe({ organisation, alsLeitung }: { organisation: EigeneOrganisation; alsLeitung: boolean }) {
  const t = useTexts(personalTexts)
  const { id: meineId } = useUser()
  const { art } = organisation
  const liste = useListe(useMemo(() => personenListe(art, alsLeitung), [art, alsLeitung]))
  const spalten = usePersonenSpalten(art, alsLeitung)
  const [{ einladung }, setSuche] = useSearchState(mitEinladung)
  const [sperre, setSperre] = useState<PersonalZeile | null>(null)
  const eingeladen = liste.stand?.zeilen.find(({ zeile }) => zeile.id === einladung)?.zeile
  const pfad = ({ id, stand }: PersonalZeile) => (stand === 'EINGELADEN' ? offeneEinladungPath(art, id) : personPath(art, id))
  const aktionen = (zeile: PersonalZeile): MenuEntry[] =>
    zeile.stand === 'EINGELADEN'
      ? []
      : [{ id: 'zugang', label: t(zeile.stand === 'AKTIV' ? 'zugang.sperren' : 'zugang.oeffnen'), onSelect: () => setSperre(zeile) }]

  return (
    <>
      <ListenSeite
        liste={liste}
        titel={t(`liste.titel.${art}`)}
        untertitel={organisation.name}
        suchePlatzhalter={t('liste.suche')}
        sortiert={benenne(['name', 'nameAb', 'rolle'], (name) => t(`liste.sortiert.${name}`))}
        reiter={(id) => ({ label: benenne(['da', 'weg', 'alle'], (name) => t(`liste.reiter.${name}`))(id) })}
        pfad={pfad}
        kopf={{
          header: t('liste.name'),
          name: ({ id, name }) => (id === meineId ? t('liste.sie', { name }) : name),
          sort: { auf: 'name', ab: 'nameAb' },
        }}
        spalten={spalten}
        filter={{
          stand: { label: t('liste.stand'), name: benenne(staende, (stand) => t(`stand.${stand}`)) },
          rolle: { label: t('liste.rolle'), name: benenne(rollen, (rolle) => t(`rolle.${rolle}`)) },
          beruf: { label: t('liste.beruf'), name: benenne(berufe, (beruf) => t(`beruf.${beruf}`)) },
          qualifikation: { label: t('liste.qualifikation'), name: benenne(qualifikationen, (eine) => t(`qualifikation.${eine}`)) },
          abwesend: { label: t('liste.heuteWeg') },
        }}
        dateiname="personal"
        {...(alsLeitung
          ? {
              knoepfe: <AufnahmeKnoepfe organisation={organisation} />,
              aktionen,
              sammel: [
                {
                  id: 'erneut',
                  name: t('einladung.erneut'),
                  text: t('einladung.erneutText'),
                  geht: ({ stand }: PersonalZeile) => stand === 'EINGELADEN',
                  tue: ({ id }: PersonalZeile) => schickeErneut(id),
                },
                {
                  id: 'beenden',
                  name: t('liste.zugangBeenden'),
                  text: t('liste.zugangBeendenText'),
                  gefahr: true,
                  geht: ({ id, stand }: PersonalZeile) => stand === 'AKTIV' && id !== meineId,
                  tue: ({ id }: PersonalZeile) => beendeZugang(id),
                  zurueck: ({ id }: PersonalZeile) => setzeZugang({ personId: id, aktiv: true }),
                },
                {
                  id: 'zurueckziehen',
                  name: t('einladung.zurueckziehen'),
                  text: t('einladung.zurueckziehenText'),
                  gefahr: true,
                  geht: ({ stand }: PersonalZeile) => stand === 'EINGELADEN',
                  tue: ({ id }: PersonalZeile) => zieheZurueck(id),
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
            liste.erledigt([sperre.id])
            setSperre(null)
          }}
        />
      )}
      {eingeladen !== undefined && (
        <EinladungDialog
          einladung={eingeladen}
          onClose={() => {
            liste.erledigt([eingeladen.id])
            setSuche({ einladung: null })
          }}
        />
      )}
    </>
  )
}
