import { expect, test } from 'vitest'
import { readTable } from '@/components/dashboard/csv/read-table'
import { readSheet } from '@/components/dashboard/licences/import/read-file'
import { readCsv } from '@/components/dashboard/settings/data/read-csv'

const file = (text: string) => new File([text], 'people.csv')

test('a byte order mark is no part of the first heading, in both imports', async () => {
  const marked = file('\uFEFFemail,name\r\nana@example.com,Ana\r\n')
  expect((await readCsv(marked))?.rows).toEqual([{ email: 'ana@example.com', name: 'Ana' }])
  expect((await readSheet(marked)).headings).toEqual(['email', 'name'])
})

test('of repeated headings no column is lost, in both imports alike', async () => {
  const twice = file('email, name ,name,name (2),,\na,b,c,d,e,\n\n')
  const headings = ['email', 'name', 'name (3)', 'name (2)', '5']
  expect(await readSheet(twice)).toEqual({ name: 'people.csv', headings, table: [['a', 'b', 'c', 'd', 'e']] })
  const csv = await readCsv(twice)
  expect(csv?.heads).toEqual(headings)
  expect(csv?.rows).toEqual([{ email: 'a', name: 'b', 'name (3)': 'c', 'name (2)': 'd', '5': 'e' }])
})

test('semicolons, tabs, quotes, lines that are too short or too long are read', async () => {
  expect((await readTable(file('a;b\n"x;\n""y""";z\nshort\n1;2;3')))?.table).toEqual([
    ['x;\n"y"', 'z', ''],
    ['short', '', ''],
    ['1', '2', '3'],
  ])
  expect((await readTable(file('a\tb\n1\t2')))?.headings).toEqual(['a', 'b'])
})

test('of many lines none is too many, and a file without headings is none', async () => {
  const many = `email\n${Array.from({ length: 200_000 }, (_, n) => `p${n}@example.com`).join('\n')}`
  expect((await readTable(file(many)))?.table).toHaveLength(200_000)
  for (const text of ['', '\uFEFF', '\n\n', ' , \n'])
    expect([await readTable(file(text)), await readCsv(file(text))]).toEqual([null, null])
  await expect(readSheet(file(''))).rejects.toThrow('no headings')
  expect(await readCsv(file('email,name\n'))).toBeNull()
})
