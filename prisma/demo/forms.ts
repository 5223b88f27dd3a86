import type { z } from 'zod'
import { FormFieldInput } from '@/lib/contract/form-fields'

type Field = z.input<typeof FormFieldInput>

const fieldsOf = (fields: Field[]) => fields.map((field) => FormFieldInput.parse(field))

/** The demo's contact form: one of every kind of field that a small team asks for. */
export const demoContactForm = {
  form_id: 'contact_main',
  name: 'Write to us',
  description:
    'Two people read everything that comes in here. You hear from us within a working day, usually before lunch.',
  email_recipient: 'hello@lumen.example',
  email_subject: 'From the website',
  submit_button_text: 'Send the message',
  success_message: 'Thank you! Your message lies on our desk. You hear from us within a working day.',
  fields: fieldsOf([
    { id: 'name', label: 'Your name', type: 'text', required: true },
    { id: 'email', label: 'Your e-mail', type: 'email', required: true, placeholder: 'ana@example.com' },
    {
      id: 'topic',
      label: 'What is it about?',
      type: 'radio',
      required: true,
      options: ['A question before buying', 'My invoice', 'Press and partnerships', 'Something else'],
    },
    {
      id: 'message',
      label: 'Your message',
      type: 'textarea',
      required: true,
      validation: { min_length: 10, max_length: 1000 },
    },
    { id: 'files', label: 'Pictures or documents', type: 'file' },
    { id: 'news', label: 'Tell me when a big version comes out', type: 'checkbox' },
    { id: 'source', label: 'Source', type: 'hidden', default: 'website' },
  ]),
}

/** The demo's support form. */
export const demoSupportForm = {
  form_id: 'support_main',
  name: 'Report a fault',
  description: 'Lumen crashes, hangs or shows the wrong thing? A screenshot says more than we could ask.',
  submit_button_text: 'Send the report',
  success_message: 'We are on it.',
  fields: fieldsOf([
    {
      id: 'device',
      label: 'Where does it happen?',
      type: 'select',
      required: true,
      options: ['Mac', 'Windows', 'iPhone or iPad', 'Android', 'In the browser'],
    },
    {
      id: 'version',
      label: 'Version of Lumen',
      type: 'text',
      placeholder: '4.2.1',
      validation: { pattern: '\\d+\\.\\d+(\\.\\d+)?' },
    },
    { id: 'screenshots', label: 'Screenshots', type: 'file' },
  ]),
}
