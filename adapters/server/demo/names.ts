/** First names of invented people. */
export const firstNames: readonly string[] = (
  "Aaliyah Abel Ada Adriana Ahmed Aisha Alan Alba Alejandro Alice Amara Amir Ana Andre Anika Anton Ari Astrid Aya Beatriz Ben Bianca Bo Brandon Camila Carla Carlos Celine Chen Chloe Chris Clara Claire " +
  "Connor Daisy Dana Daniel Daria David Deepa Diego Dina Dominic Edith Elena Eli Elif Emeka Emil Emma Enzo Erin Esther Ethan Eva Fatima Felix Fiona Frank Gabriel Gemma George Gina Grace Hana Hannah Harper " +
  "Hassan Hector Helen Henry Hugo Ibrahim Ida Igor Imani Ines Ingrid Isaac Isla Ivan Jada Jamal James Jana Jasmin Javier Jean Jin Joana Joel Jonas José Juan Julia Kai Karim Kate Keiko Kevin Kim Kofi Laila " +
  "Lara Laura Leah Leo Lian Liam Lina Logan Lucas Lucía Luis Maya Malik Marco Maria Mark Marta Mateo Max Mei Mia Miguel Mina Mohamed Mona Nadia Naomi Nia Nico Nina Noah Noor Nora Oliver Olga Omar Oscar Paul " +
  "Pedro Petra Priya Quinn Rahul Ravi Rebecca Renée Rhea Rita Robin Rosa Ruben Ruth Sam Samira Sara Sean Selma Simon Sofia Sonia Stella Sven Talia Tariq Teo Tess Theo Tina Tom Uma Valeria Vera Victor Viola " +
  "Wei Wendy William Xavier Ximena Yara Yuki Yusuf Zane Zara Zoe"
).split(" ");

/** Last names of invented people. */
export const lastNames: readonly string[] = (
  "Abbott Acosta Adeyemi Ahmed Albrecht Allen Almeida Álvarez Amadi Andersen Arias Bailey Baker Banerjee Barnes Bauer Becker Bell Bennett Bianchi Blake Bowen Brandt Brooks Brown Cabrera Campbell Cárdenas Carter " +
  "Castillo Chan Chavez Chen Choi Clark Cohen Coleman Collins Cook Cooper Costa Cruz Dalton Das Davies Diaz Dubois Duffy Edwards Eriksen Espinoza Evans Farrell Ferrari Fischer Fisher Flores Foster Fox Franklin " +
  "Fuentes Garcia Gibson Gomez Gonzalez Graham Grant Green Griffin Gupta Hall Hamid Hansen Harris Hassan Hayes Hernandez Hill Hoffman Hughes Hunt Ibarra Ito Jackson Jansen Jenkins Johansson Johnson Jones Kapoor " +
  "Kaur Keller Kelly Khan Kim Klein Kowalski Kruger Kumar Lambert Larsen Lee Lewis Li Lopez Lund Madsen Marin Marino Martin Martínez Mason Mehta Mendoza Meyer Miller Mitchell Morales Moreno Morgan Moreau Müller " +
  "Murphy Nakamura Navarro Nguyen Novak Nuñez Obi Okafor Olsen Ortega Ortiz Osei Owens Park Patel Pereira Peters Petrov Pham Price Quinn Quiroga Ramirez Reed Reyes Ricci Rivera Roberts Robles Romano Rossi Roy " +
  "Ruiz Russo Ryan Saito Salazar Sanchez Santos Sato Schmidt Shah Silva Singh Smith Soto Stein Stewart Suzuki Tanaka Taylor Thomas Torres Tran Turner Ueda Vargas Vega Vogel Walker Wang Ward Weber Wilson Wong " +
  "Wood Wright Yamada Yang Young Zamora Zhang Zimmermann"
).split(" ");
