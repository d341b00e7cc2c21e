import { navigationVariants } from '@dreiklang/domain/navigation/variants'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { sampleMenuQuery } from '../navigation.queries.ts'
import { useNavigationTexts } from '../navigation.texts.ts'
import { showQuery } from '../../ui/feedback.tsx'

export function ExamplePage() {
  const t = useNavigationTexts()
  const { data, state } = showQuery(useQuery(sampleMenuQuery))
  const rows = navigationVariants.flatMap((variant) => (data?.[variant] ?? []).map((item) => ({ variant, item })))
  return (
    <>
      <PageHeader title={t('example.title')} subtitle={t('example.text')} />
      {state}
      {data !== undefined && (
        <Table
          caption={t('example.caption')}
          rows={rows}
          rowKey={({ variant, item }) => `${variant} ${item.id}`}
          columns={[
            { id: 'variant', header: t('example.variant'), cell: ({ variant }) => variant },
            { id: 'title', header: t('example.entry'), cell: ({ item }) => item.title ?? item.id },
            { id: 'type', header: t('example.type'), cell: ({ item }) => item.type },
            {
              id: 'link',
              header: t('example.link'),
              cell: ({ item }) => (item.link === undefined ? null : <Link to={item.link}>{item.link}</Link>),
            },
          ]}
        />
      )}
    </>
  )
}
