import express from 'express';
import { openDatabase } from 'platform/database';

// What the answers are measured beside: the least that an endpoint can do, one row by one statement.
const db = openDatabase({ url: process.env['DATABASE_URL'] ?? '', name: 'bare', max: 16 });
const app = express();
app.use(express.json());
app.get('/readyz', (_, response) => void response.json({ status: 'ready' }));
app.post('/insert', async (request, response) => {
  await db.query('insert into bare_answers (data) values ($1)', [JSON.stringify(request.body)]);
  response.json({ ok: true });
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
