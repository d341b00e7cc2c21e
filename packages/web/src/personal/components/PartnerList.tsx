import { type PartnerListRow, personalContract } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { useMemo, useState } from 'react'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { type ListForm, defineList } from '../../liste/components/listForm.ts'
import { useListPage } from '../../liste/components/useListPage.ts'
import { profilPath } from '../../organisation/organisation.paths.ts'
import { partnerKey } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'
import { SperreDialog } from './SperreDialog.tsx'
import { StandBadge } from './usePersonenColumns.tsx'
import classes from './PartnerList.module.css'

const partnerList = (art: OrganisationArt): ListForm<PartnerListRow> =>
  defineList({
    id: `personal.partner.${art.toLowerCase()}`,
    call: personalContract.listPartner,
    schluessel: partnerKey,
    filter: {},
    reiter: [{ id: 'alle', fest: { art } }],
    sortierungen: ['name'],
  })

export function PartnerList({ art, alsPlattform }: { art: OrganisationArt; alsPlattform: boolean }) {
  const t = usePersonalTexts()
  const list = useListPage(useMemo(() => partnerList(art), [art]))
  const [sperre, setSperre] = useState<PartnerListRow | null>(null)
  return (
    <>
      <ListSeite
        liste={list}
        titel={t(`liste.titel.${art}`)}
        untertitel={alsPlattform ? t('partner.plattform') : t(`partner.text.${art}`)}
        suchePlatzhalter={t('partner.suche')}
        sortiert={() => t('liste.sortiert.name')}
        reiter={() => ({ label: t('liste.reiter.alle') })}
        pfad={({ organisation }) => profilPath(art, organisation.id)}
        kopf={{ header: t('liste.name'), name: ({ name }) => name }}
        spalten={[
          { id: 'haus', header: t('partner.haus'), cell: ({ organisation }) => organisation.name },
          {
            id: 'beruf',
            header: t('liste.beruf'),
            cell: ({ beruf, funktion }) => (funktion === null ? t(`beruf.${beruf}`) : t(`funktion.${funktion}`)),
          },
          { id: 'telefon', header: t('liste.telefon'), cell: (row) => <Rufnummer {...row} /> },
          ...(alsPlattform
            ? [
                {
                  id: 'rolle',
                  header: t('liste.rolle'),
                  cell: ({ zugang }: PartnerListRow) => zugang !== null && t(`rolle.${zugang.rolle}`),
                },
                {
                  id: 'stand',
                  header: t('liste.stand'),
                  cell: ({ zugang }: PartnerListRow) => zugang !== null && <StandBadge stand={zugang.stand} />,
                },
              ]
            : []),
        ]}
        filter={{}}
        {...(alsPlattform
          ? {
              aktionen: (row: PartnerListRow) => [
                {
                  id: 'zugang',
                  label: t(row.zugang?.stand === 'AKTIV' ? 'zugang.sperren' : 'zugang.oeffnen'),
                  onSelect: () => setSperre(row),
                },
              ],
            }
          : {})}
        worte={{ leer: () => ({ titel: t('partner.leer'), text: t('partner.leerText') }) }}
      />
      {sperre !== null && (
        <SperreDialog
          person={{ id: sperre.id, name: sperre.name, aktiv: sperre.zugang?.stand === 'AKTIV' }}
          onClose={() => setSperre(null)}
        />
      )}
    </>
  )
}

function Rufnummer({ telefon, organisation }: PartnerListRow) {
  const t = usePersonalTexts()
  const nummer = telefon ?? organisation.telefon
  if (nummer === null) return '–'
  return (
    <a className={classes.nummer} href={`tel:${nummer.replaceAll(/[^+\d]/g, '')}`}>
      {telefon ?? t('partner.zentrale', { telefon: nummer })}
    </a>
  )
}
