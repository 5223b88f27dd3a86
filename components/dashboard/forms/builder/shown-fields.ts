import { FormField, FormFieldInput } from '@/lib/contract/form-fields'
import type { DraftField } from './draft'
import { freeId } from './edit-fields'
import { fieldBody } from './form-body'

/** The fields as visitors would meet them; what is not right yet is left out of a field, not the field out of the form. */
export function shownFields(fields: DraftField[]): FormField[] {
  return fields.map((field) => {
    const body = { ...fieldBody(field), id: freeId(fields, field.id, field.key) }
    const plain = { ...body, label: body.label.trim() || '…', options: [...new Set(body.options)] }
    const tries = [plain, { ...plain, default: '' }, { ...plain, default: '', validation: null }]
    const good = tries.map((each) => FormFieldInput.safeParse(each)).find(({ success }) => success)
    return FormField.parse(
      good?.data ?? { ...plain, type: 'text', default: null, placeholder: null, options: [], validation: {} },
    )
  })
}
